import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isNewRelease } from './is-new-release'

const page = (entry: string) => `<script type="module" crossorigin src="${entry}"></script>`
const serve = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))

beforeEach(() => {
  const script = document.createElement('script')
  script.type = 'module'
  script.setAttribute('src', '/assets/index-old.js')
  // As data it neither loads nor runs.
  const head = document.createElement('template')
  head.content.append(script)
  vi.spyOn(document, 'querySelector').mockImplementation((selector) => head.content.querySelector(selector))
})
afterEach(() => vi.unstubAllGlobals())

test('a page that names another entry is a new release', async () => {
  serve(() => Promise.resolve(new Response(page('/assets/index-new.js'))))
  expect(await isNewRelease()).toBe(true)
})

test('a page that names the entry that runs here is none', async () => {
  serve(() => Promise.resolve(new Response(page('/assets/index-old.js'))))
  expect(await isNewRelease()).toBe(false)
})

test('a server that fails or can’t be reached tells of no release', async () => {
  serve(() => Promise.resolve(new Response('', { status: 503 })))
  expect(await isNewRelease()).toBe(false)
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await isNewRelease()).toBe(false)
})
