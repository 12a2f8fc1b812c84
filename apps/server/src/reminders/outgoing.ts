import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Trouble } from '../problems.ts'

/**
 * Requests to addresses that people entered. Nobody may use the server to reach what they could not reach themselves:
 * neither the host's own network nor the server itself.
 */
export interface Guard {
  /** Whether private addresses and unencrypted connections are allowed. */
  readonly allowPrivate: boolean
  /** Milliseconds until the reply's status must be there; 5000 by default. */
  readonly timeout?: number
  /** Finds all addresses of a host; by default the system does. */
  readonly resolve?: Resolve
}

export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

/** Two lists, because in a single one `::/3` would include all of IPv4. */
const private4 = new BlockList()
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  private4.addSubnet(address, prefix, 'ipv4')

/** Everything outside the public internet, and the parts of it that stand for IPv4 addresses or for nothing. */
const private6 = new BlockList()
for (const [address, prefix] of [
  ['::', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['4000::', 2],
  ['8000::', 1],
] as const)
  private6.addSubnet(address, prefix, 'ipv6')

export function isPrivate(address: string): boolean {
  return isIP(address) === 6 ? private6.check(address, 'ipv6') : private4.check(address, 'ipv4')
}

/** The same message for unknown and private names, so that nobody learns which names the host's network knows. */
function notPublic(host: string, field: string): Trouble {
  return new Trouble('invalid', `"${field}": there is no host "${host}" on the public internet.`, field)
}

async function addressesOf(host: string, field: string, guard: Guard): Promise<LookupAddress[]> {
  const resolve = guard.resolve ?? ((name) => lookup(name, { all: true }))
  const found = await resolve(host).catch(() => [])
  if (found.length === 0 || (!guard.allowPrivate && found.some(({ address }) => isPrivate(address))))
    throw notPublic(host, field)
  return [...found]
}

interface Target {
  readonly url: URL
  readonly host: string
}

/** What can be checked about a target without looking up its addresses. */
function readTarget(text: string, field: string, guard: Guard): Target {
  if (!URL.canParse(text)) throw new Trouble('invalid', `"${field}": must be a URL.`, field)
  const url = new URL(text)
  if (url.protocol !== 'https:' && !(guard.allowPrivate && url.protocol === 'http:'))
    throw new Trouble('invalid', `"${field}": must begin with https://.`, field)
  if (url.username || url.password)
    throw new Trouble('invalid', `"${field}": must not contain a user name or a password.`, field)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !guard.allowPrivate && isPrivate(host)) throw notPublic(host, field)
  return { url, host }
}

/** Refuses a target that may not be sent to. This is checked again with every request, because names can move. */
export async function checkTarget(text: string, field: string, guard: Guard): Promise<void> {
  const { host } = readTarget(text, field, guard)
  if (!isIP(host)) await addressesOf(host, field, guard)
}

/** The connection goes to exactly those addresses that were checked. */
function guardedLookup(guard: Guard): LookupFunction {
  return (host, { all }, done) => {
    addressesOf(host, 'url', guard).then(
      (found) => {
        const [first] = found
        if (all) done(null, found)
        else done(null, first?.address ?? '', first?.family)
      },
      (why) => done(why, ''),
    )
  }
}

/** The status of the reply, whatever it is. Redirects are not followed, and the reply's body is not read. */
export async function post(
  url: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
  guard: Guard,
): Promise<{ status: number }> {
  const target = readTarget(url, 'url', guard).url
  const request = target.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const sent = request(target, {
      method: 'POST',
      headers: { 'user-agent': 'KeepFlying', ...headers },
      agent: false,
      lookup: guardedLookup(guard),
      signal: AbortSignal.timeout(guard.timeout ?? 5000),
    })
    sent.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0 })
      response.destroy()
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

export function delivered(status: number): boolean {
  return status >= 200 && status < 300
}
