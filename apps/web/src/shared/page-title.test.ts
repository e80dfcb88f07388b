import { afterEach, expect, test } from 'vitest'
import { countInTitle, coverPage, isPageCovered, namePage } from './page-title'

afterEach(() => countInTitle(0))

test('every page’s title begins with the number of unread notifications', () => {
  namePage('Invoices')
  countInTitle(3)
  expect(document.title).toBe('(3) Invoices · Oaklet')
  namePage('Calendar')
  expect(document.title).toBe('(3) Calendar · Oaklet')
})

test('a title has no number where nothing is unread', () => {
  namePage('Calendar')
  countInTitle(2)
  countInTitle(0)
  expect(document.title).toBe('Calendar · Oaklet')
})

test('what covers the page hides its name and the number, whatever changes behind it', () => {
  namePage('Invoices')
  countInTitle(3)
  const uncover = coverPage('Locked')
  countInTitle(4)
  namePage('Calendar')
  expect(document.title).toBe('Locked · Oaklet')
  expect(isPageCovered()).toBe(true)
  uncover()
  expect(document.title).toBe('(4) Calendar · Oaklet')
  expect(isPageCovered()).toBe(false)
})
