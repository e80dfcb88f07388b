import type { ComponentType } from 'react'
import { I18nProvider } from 'react-aria-components'

/** A story in a language that is written from right to left. */
export const rightToLeft = (Story: ComponentType) => (
  <I18nProvider locale="he-IL">
    <div dir="rtl" lang="he" style={{ maxInlineSize: '24rem' }}>
      <Story />
    </div>
  </I18nProvider>
)

/** A story at 200 % on a page that is 320 px wide. */
export const twiceAsLarge = (Story: ComponentType) => (
  <div style={{ zoom: 2, maxInlineSize: '10rem' }}>
    <Story />
  </div>
)

/** `beforeEach` of a story that opens over the page: the page itself is written from right to left. */
export const turnPage = (language: 'ar' | 'he') => () => {
  const page = document.documentElement
  const { lang } = page
  page.dir = 'rtl'
  page.lang = language
  return () => {
    page.removeAttribute('dir')
    page.lang = lang
  }
}

/** Of a field: words that have nowhere to break. */
export const longWords = {
  label: 'As the Donaudampfschifffahrtsgesellschaft writes it',
  description: 'Where the Donaudampfschifffahrtsgesellschaft asks for it.',
  errorMessage: 'Ask the Donaudampfschifffahrtsgesellschaft.',
}
