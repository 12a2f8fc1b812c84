import { isIPv6 } from 'node:net'
import type { Payer } from '../tables/import-quota.ts'

/**
 * What a host counts as one sender: the address itself, or the first half of an IPv6 address, since whoever has one has all
 * that begin like it.
 */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [before = '', after] = address.split('%', 1)[0]?.split('::') ?? []
  const first = before === '' ? [] : before.split(':')
  const last = after === undefined || after === '' ? [] : after.split(':')
  const gap = after === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** As much as so many networks is what all of a site have together. */
export const networksPerSite = 8

/**
 * The first 48 bits of an IPv6 network: providers give one customer up to 65,536 networks that begin like this. Null for
 * everything else.
 */
export function siteOf(network: string): string | null {
  const [, site] = /^((?:[\da-f]+:){2}[\da-f]+):[\da-f]+::\/64$/.exec(network) ?? []
  return site === undefined ? null : `${site}::/48`
}

/** What limits a key, and the key there. */
export type LimitsOf<T> = (key: string) => readonly (readonly [limit: T, key: string])[]

/**
 * Limits a network by itself and, larger, the site that it is part of; whatever is not a network by itself. `make` makes
 * either, so many times as large.
 */
export function limitsWithSites<T>(make: (times: number) => T): LimitsOf<T> {
  const [own, ofSites] = [make(1), make(networksPerSite)]
  return (key) => {
    const site = siteOf(key)
    return site === null
      ? [[own, key]]
      : [
          [own, key],
          [ofSites, site],
        ]
  }
}

/** Who is to be charged for what somebody asks for. */
export function payerOf({ ip }: { readonly ip: string }, { id }: { readonly id: string }): Payer {
  return { person: id, network: networkOf(ip) }
}
