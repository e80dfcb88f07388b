import type { Location } from '@oaklet/api/contract'
import { Inline, Link, PhoneText, Stack, Text } from '@oaklet/design-system'
import { addressLine } from '../../../records/locations/address-line'
import { hoursSummary } from './hours-summary'

/** Where a location is, how to reach it and when it is open. */
export function LocationFacts({ location }: { location: Location }) {
  const { address, phone, fax, email, businessHours } = location
  const line = addressLine(address)
  return (
    <Stack gap="xs">
      {line !== '' && <Text>{line}</Text>}
      {(phone !== '' || fax !== undefined || email !== '') && (
        <Inline gap="l">
          {phone !== '' && <PhoneText value={phone} isLink />}
          {fax !== undefined && (
            <Text as="span">
              Fax <PhoneText value={fax} />
            </Text>
          )}
          {email !== '' && <Link href={`mailto:${email}`}>{email}</Link>}
        </Inline>
      )}
      {businessHours !== null && <Text>{hoursSummary(businessHours)}</Text>}
    </Stack>
  )
}
