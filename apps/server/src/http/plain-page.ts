import type { Context } from 'hono'
import { html } from 'hono/html'
import { contentSecurityPolicy, newNonce } from './security-headers'

const STYLE = `
  body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1c2b2a; background: #f5f8f8 }
  main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem; overflow-wrap: anywhere }
  .mode { display: inline-block; padding: 0 .5rem; border: 2px solid #8a5a00; border-radius: .25rem; font-weight: 600 }
  fieldset { border: 1px solid #6b7d7b; border-radius: .5rem; padding: .5rem 1rem; background: #fff }
  label { display: flex; gap: .75rem; align-items: baseline; padding: .5rem 0 }
  button, .button { font: inherit; min-height: 2.75rem; padding: 0 1.25rem; margin-top: 1rem; border: 2px solid #0b4f47;
    border-radius: .5rem; color: #fff; background: #0b4f47 }
  a { color: #0b4f47; display: inline-block; padding: .5rem 0 }
  .button { display: inline-flex; align-items: center; box-sizing: border-box; text-decoration: none }
  :focus-visible { outline: 3px solid #1c2b2a; outline-offset: 2px }
`

export type Part = ReturnType<typeof html>

interface PlainPage {
  title: string
  /** Whether no real money moves. */
  isTest: boolean
  content: Part
  status?: 200 | 404 | 410 | 429 | 500 | 503
}

/** A page that the server writes by itself: without scripts, under the policy of every page, and in no cache. */
export function plainPage(
  c: Context,
  { title, isTest, content, status = 200 }: PlainPage,
): Promise<Response> {
  const nonce = newNonce()
  c.header('Content-Security-Policy', contentSecurityPolicy(nonce))
  c.header('Cache-Control', 'no-store')
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}${isTest ? ' – Test mode' : ''}</title>
        <style nonce="${nonce}">
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          ${isTest ? html`<p class="mode">Test mode</p>` : ''}
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`
  return Promise.resolve(page).then((text) => c.html(text, status))
}
