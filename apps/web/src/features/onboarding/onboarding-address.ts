import type { OnboardingItem } from '@oaklet/api/contract'
import { paths } from '../../shared/paths'

/** The pages beside those that ask something, as the address calls them. */
export const CHECK_PAGE = 'check'
/** No question of a form can have this name. */
export const SUPPORT_PAGE = '-support'
/** The pages of a document: how to sign, and the text with its signature. */
export const SIGNING_PAGE = 'signing'
export const DOCUMENT_PAGE = 'document'

/** Where the pages of one packet are. */
export const onboardingAddress = (linkId: string) => {
  const base = paths.clientOnboarding(linkId)
  return {
    tasks: () => base,
    check: () => `${base}?page=${CHECK_PAGE}`,
    /** With `from`, the page leads back to where everything is checked. */
    page: (itemId: string, page: string, from?: typeof CHECK_PAGE) =>
      `${base}?item=${itemId}&page=${page}${from === undefined ? '' : `&from=${from}`}`,
  }
}
export type OnboardingAddress = ReturnType<typeof onboardingAddress>

/** The first page of an item that is not answered yet; the first of all where none is missing. */
export const firstOpenPage = ({ pages }: OnboardingItem): string =>
  (pages.find(({ answers }) => answers === null) ?? pages[0])?.page ?? ''

/** The page that follows; null after the last. */
export const pageAfter = (item: OnboardingItem, page: string): string | null => pageBeside(item, page, 1)

/** The page before; null before the first. */
export const pageBefore = (item: OnboardingItem, page: string): string | null => pageBeside(item, page, -1)

const pageBeside = ({ pages }: OnboardingItem, page: string, by: 1 | -1): string | null =>
  pages[pages.findIndex((one) => one.page === page) + by]?.page ?? null
