import type { Context } from 'hono'
import { html } from 'hono/html'
import { type Part, plainPage } from '../../http/plain-page'

/** A page of the test provider, marked as test mode. */
export const showPage = (c: Context, title: string, content: Part): Promise<Response> =>
  plainPage(c, { title, content, isTest: true })

/** One choice of several, as a row of a form. */
export const choice = (name: string, value: string, words: string, isChosen: boolean): Part =>
  html`<label
    ><input type="radio" name="${name}" value="${value}" ${isChosen ? 'checked' : ''} required />
    <span>${words}</span></label
  >`

/** Leads back as a path: these pages are on the server whose address it is, by whatever name the browser knows it. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

const CENTS = 100

/** An amount as people read it. */
export const amountOf = ({ amount, currency }: { amount: number; currency: string }): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / CENTS)
