import { Skeleton, Tabs } from '@oaklet/design-system'
import { useEffect } from 'react'
import { lazySection } from '../../../shared/lazy-section'
import { usePracticeId } from '../../../shared/use-session'
import { ProfilesSection } from './ProfilesSection'
import { type BillingSection, useBillingSettingsUrl } from './use-billing-settings-url'

// The first part needs nothing of the others.
const PayersSection = lazySection(
  async () => (await import('./PayersSection')).PayersSection,
  <Skeleton shape="block" />,
)

const ClaimSettingsSection = lazySection(
  async () => (await import('./claim-settings/ClaimSettingsSection')).ClaimSettingsSection,
  <Skeleton shape="block" />,
)

const ServicesSection = lazySection(
  async () => (await import('./ServicesSection')).ServicesSection,
  <Skeleton shape="block" />,
)

const InvoicingSection = lazySection(
  async () => (await import('./InvoicingSection')).InvoicingSection,
  <Skeleton shape="block" />,
)

const CardPaymentsSection = lazySection(
  async () => (await import('./CardPaymentsSection')).CardPaymentsSection,
  <Skeleton shape="block" />,
)

/** The parts of the billing settings; which one is shown stands in the address. */
export function BillingSections() {
  useEffect(() => {
    PayersSection.preload()
    ClaimSettingsSection.preload()
    ServicesSection.preload()
    InvoicingSection.preload()
    CardPaymentsSection.preload()
  }, [])
  const { section, showSection } = useBillingSettingsUrl()
  // Another practice has lists and open forms of its own.
  const practiceId = usePracticeId()
  return (
    <Tabs<BillingSection>
      label="Billing settings"
      tabs={[
        { id: 'profiles', label: 'Who bills', content: <ProfilesSection key={practiceId} /> },
        { id: 'payers', label: 'Insurance payers', content: <PayersSection key={practiceId} /> },
        { id: 'claims', label: 'Claims', content: <ClaimSettingsSection key={practiceId} /> },
        { id: 'services', label: 'Services and fees', content: <ServicesSection key={practiceId} /> },
        {
          id: 'invoicing',
          label: 'Invoices and statements',
          content: <InvoicingSection key={practiceId} />,
        },
        { id: 'cards', label: 'Card payments', content: <CardPaymentsSection key={practiceId} /> },
      ]}
      selectedKey={section}
      onSelectionChange={showSection}
    />
  )
}
