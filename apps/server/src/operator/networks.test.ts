import { describe, expect, test } from 'vitest'
import { readAddress, readNetwork, writeNetwork } from './networks.ts'

const normal = (text: string) => writeNetwork(readNetwork(text))

describe('a network', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7/32'],
    ['203.0.113.7/24', '203.0.113.0/24'],
    [' 10.255.0.1/8 ', '10.0.0.0/8'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::/64'],
    ['2001:db8::1/128', '2001:db8::1/128'],
    ['2001:db8:ffff::/33', '2001:db8:8000::/33'],
    ['::ffff:203.0.113.7', '203.0.113.7/32'],
    ['::ffff:203.0.113.7/120', '203.0.113.0/24'],
    ['fe80::1%eth0', 'fe80::/64'],
  ])('%j has the normal form %j', (given, written) => {
    expect(normal(given)).toBe(written)
    expect(normal(written)).toBe(written)
  })

  test.each([
    ['', 'not a network address'],
    ['everybody', 'not a network address'],
    ['203.0.113', 'not a network address'],
    ['203.0.113.256', 'not a network address'],
    ['203.0.113.7/', 'not a network address'],
    ['203.0.113.7/x', 'not a network address'],
    ['203.0.113.7/1e1', 'not a network address'],
    ['203.0.113.7/33', 'from 8 to 32'],
    ['0.0.0.0/0', 'from 8 to 32'],
    ['::/0', 'from 16 to 128'],
    ['2001:db8::/129', 'from 16 to 128'],
    ['::ffff:203.0.113.7/96', 'from 104 to 128'],
    ['1:2:3:4:5:6:7:8:9', 'not a network address'],
  ])('%j is refused', (given, why) => {
    expect(() => normal(given)).toThrow(why)
  })
})

test('an address is the same however it is written', () => {
  expect(readAddress('::ffff:192.0.2.1')).toEqual(readAddress('192.0.2.1'))
  expect(readAddress('2001:db8::0:1')).toEqual(readAddress('2001:0db8:0:0::1'))
  expect(readAddress('nowhere')).toBeNull()
})
