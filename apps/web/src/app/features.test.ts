import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ROUTES, SIDEBAR } from './features'

test('every key after g leads to one area, as the keyboard map has it', () => {
  const withKeys = SIDEBAR.filter(({ goKey }) => goKey !== undefined)
  expect(withKeys.map(({ label, goKey }) => [goKey, label])).toEqual([
    ['d', 'Dashboard'],
    ['c', 'Calendar'],
    ['l', 'Clients'],
    ['b', 'Billing'],
    ['a', 'Analytics'],
    ['s', 'Settings'],
    ['n', 'Notifications'],
  ])
})

test('every way in leads to a screen that exists, and every screen has an address of its own', () => {
  const addresses = ROUTES.map(({ path }) => path)
  expect(new Set(addresses).size).toBe(addresses.length)
  const places = SIDEBAR.flatMap((entry) => entry.places ?? [])
  for (const { path } of [...SIDEBAR, ...places]) {
    expect(addresses.some((address) => matchPath(address, path) !== null)).toBe(true)
  }
})

test('every screen’s code can be loaded', async () => {
  const screens = await Promise.all(ROUTES.map(({ load }) => load()))
  for (const { Component } of screens) expect(Component).toBeTypeOf('function')
})
