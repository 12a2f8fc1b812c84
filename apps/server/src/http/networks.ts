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

/** Who is to be charged for what somebody asks for. */
export function payerOf({ ip }: { readonly ip: string }, { id }: { readonly id: string }): Payer {
  return { person: id, network: networkOf(ip) }
}
