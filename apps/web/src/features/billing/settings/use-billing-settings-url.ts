import { useSearchParams } from 'react-router-dom'

/** The parts of the billing settings, as the address calls them. */
const BILLING_SECTIONS = ['profiles', 'payers', 'claims', 'services', 'invoicing', 'cards'] as const
export type BillingSection = (typeof BILLING_SECTIONS)[number]

/** Which part of the billing settings the address says: the first one when it says none. */
export function useBillingSettingsUrl() {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('section')
  const section: BillingSection = BILLING_SECTIONS.find((one) => one === wanted) ?? 'profiles'
  return {
    section,
    showSection: (next: BillingSection) =>
      setSearch(next === 'profiles' ? {} : { section: next }, { replace: true }),
  }
}
