import type { BillingProfile } from '@oaklet/api/contract'
import {
  Banner,
  Card,
  DescriptionList,
  Icon,
  Menu,
  PhoneText,
  Stack,
  StatusBadge,
  Text,
  VisuallyHidden,
} from '@oaklet/design-system'
import { addressLine } from '../../../records/locations/address-line'
import { maskedTaxId, profileName, TAX_ID_WORDS } from './profile-words'

export type ProfileAct = 'edit' | 'default' | 'delete'

interface ProfileCardProps {
  profile: BillingProfile
  /** True while there are others, so that the default one can’t be deleted. */
  hasOthers: boolean
  onAct: (act: ProfileAct) => void
}

/** A billing profile as it stands on claims, with what can be done with it. */
export function ProfileCard({ profile, hasOthers, onAct }: ProfileCardProps) {
  const { isDefault, address } = profile
  const name = profileName(profile)
  return (
    <Card
      title={name}
      actions={
        <>
          {isDefault && <StatusBadge tone="good">Default</StatusBadge>}
          <Menu<ProfileAct>
            label={`Actions for ${name}`}
            items={[
              { id: 'edit', label: 'Edit', icon: <Icon of="edit" /> },
              ...(isDefault
                ? []
                : [{ id: 'default', label: 'Make default', icon: <Icon of="check-circle" /> } as const]),
              {
                ...{ id: 'delete', label: 'Delete', icon: <Icon of="trash" />, tone: 'danger' },
                ...(isDefault &&
                  hasOthers && { isDisabled: true, description: 'Make another one the default first' }),
              },
            ]}
            onAction={onAct}
          />
        </>
      }
    >
      <Stack gap="l">
        {/^\d{5}$/.test(address.zipCode) && <Banner tone="wait">Claims need the nine-digit ZIP code.</Banner>}
        <DescriptionList items={factsOf(profile)} />
      </Stack>
    </Card>
  )
}

function factsOf({ npi, taxIdKind, taxId, taxonomyCode, phone, address, payToAddress }: BillingProfile) {
  return [
    { term: 'NPI', description: <Text isTabular>{npi}</Text> },
    { term: TAX_ID_WORDS[taxIdKind], description: <MaskedTaxId taxId={taxId} /> },
    ...(taxonomyCode === '' ? [] : [{ term: 'Taxonomy code', description: taxonomyCode }]),
    { term: 'Phone', description: <PhoneText value={phone} isLink /> },
    { term: 'Address', description: addressLine(address) },
    ...(payToAddress === null ? [] : [{ term: 'Pay-to address', description: addressLine(payToAddress) }]),
  ]
}

/** Only the last four digits are shown, and said. */
const MaskedTaxId = ({ taxId }: Pick<BillingProfile, 'taxId'>) => (
  <>
    <span aria-hidden="true">
      <Text as="span" isTabular>
        {maskedTaxId(taxId)}
      </Text>
    </span>
    <VisuallyHidden>ends in {taxId.slice(-4)}</VisuallyHidden>
  </>
)
