import { expect, test } from 'vitest'
import { regionOf } from './region.ts'

test('dates are written as in the part of the world the browser names, if it speaks the language', () => {
  expect(regionOf('en', ['de-DE', 'en-GB', 'en-US'])).toBe('en-GB')
  expect(regionOf('de', ['en-US', 'de-AT'])).toBe('de-AT')
  expect(regionOf('en', ['en', 'en-AU'])).toBe('en')
  expect(regionOf('de', ['en-US'])).toBe('de')
  expect(regionOf('en', ['eno-XX'])).toBe('en')
})

test('a browser may name languages that are none', () => {
  expect(regionOf('en', ['en-US@posix', 'en-GB'])).toBe('en-GB')
  expect(regionOf('en', ['en-', 'en-constructor', 'constructor', ''])).toBe('en')
})
