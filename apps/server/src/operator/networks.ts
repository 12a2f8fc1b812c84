import { isIP, isIPv4, isIPv6 } from 'node:net'
import { Trouble } from '../problems.ts'

/** An address or a network as a number. */
interface Place {
  readonly bits: 32 | 128
  readonly value: bigint
}

/** All addresses that begin like `value`, for as many bits as `prefix` says. */
export interface Network extends Place {
  readonly prefix: number
}

/** A single IPv6 address stands for its first half: whoever has one has all that begin like it. */
const single = { 32: 32, 128: 64 } as const
/** Larger networks than these are half a continent, and usually a slip of the pen. */
const broadest = { 32: 8, 128: 16 } as const

/** `::ffff:0:0/96`: where IPv6 has the addresses of IPv4. */
const mapped = 0xffffn

/** Reads an address, without the zone that some systems add; null if it is none. */
export function readAddress(text: string): Place | null {
  const [address = ''] = text.split('%', 1)
  if (isIPv4(address)) return { bits: 32, value: BigInt(`0x${hexOf(address.split('.').map(Number), 2)}`) }
  if (!isIPv6(address)) return null
  const value = BigInt(`0x${hexOf(groupsOf(address), 4)}`)
  return value >> 32n === mapped ? { bits: 32, value: value & 0xffff_ffffn } : { bits: 128, value }
}

/** Reads an address or a network such as `203.0.113.0/24`, or refuses it and says why. */
export function readNetwork(text: string): Network {
  const [, address = '', given] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? []
  const place = readAddress(address)
  if (!place)
    throw new Trouble(
      'invalid',
      `"${text.slice(0, 60)}" is not a network address; write one such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32.`,
      'address',
    )
  const { bits, value } = place
  const within = isIP(address) === 6 && bits === 32 ? 96 : 0
  const prefix = given === undefined ? single[bits] : Number(given) - within
  if (prefix > bits || prefix < broadest[bits])
    throw new Trouble(
      'invalid',
      `"${text.slice(0, 60)}": the number after / must be from ${broadest[bits] + within} to ${bits + within}.`,
      'address',
    )
  return { bits, prefix, value: beginning({ bits, value }, prefix) }
}

/** The address with all bits after the first ones cleared. */
export function beginning({ bits, value }: Place, prefix: number): bigint {
  const rest = BigInt(bits - prefix)
  return (value >> rest) << rest
}

/** The network in its normal form. */
export function writeNetwork({ bits, value, prefix }: Network): string {
  return `${writeAddress({ bits, value })}/${prefix}`
}

function writeAddress({ bits, value }: Place): string {
  const hex = value.toString(16).padStart(bits / 4, '0')
  if (bits === 32) return (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)).join('.')
  return hostOf((hex.match(/..../g) ?? []).join(':'))
}

/** An IPv6 address in its shortest form. */
function hostOf(address: string): string {
  return new URL(`http://[${address}]/`).hostname.slice(1, -1)
}

function groupsOf(address: string): number[] {
  const [before = '', after] = hostOf(address).split('::')
  const first = before === '' ? [] : before.split(':')
  const last = after === undefined || after === '' ? [] : after.split(':')
  const gap = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...gap, ...last].map((group) => Number.parseInt(group, 16))
}

function hexOf(numbers: readonly number[], digits: number): string {
  return numbers.map((n) => n.toString(16).padStart(digits, '0')).join('')
}
