import { ACCOUNT_MESSAGES } from '@oaklet/api'
import type { DensityChoice } from '@oaklet/api/contract'
import { announce, Card, Container, RadioGroup, Stack } from '@oaklet/design-system'
import { usePreferences } from '../../../records/account/use-preferences'
import { SaveFailure } from '../../../shared/forms/SaveFailure'
import { useChangePreferences } from './use-change-preferences'
import { WithPreferences } from './WithPreferences'

const DENSITIES = [
  {
    id: 'comfortable',
    label: 'Comfortable',
    description: 'Large buttons and fields that are easy to hit.',
  },
  {
    id: 'compact',
    label: 'Compact',
    description: 'More on one screen, for working with a mouse and many rows.',
  },
] as const satisfies { id: DensityChoice; label: string; description: string }[]

/** How large controls and their words are. */
export function DisplaySection() {
  const { density } = usePreferences()
  const change = useChangePreferences()
  return (
    <Container size="form" align="start">
      <Card title="Size">
        <WithPreferences>
          <Stack gap="l">
            {change.error && (
              <SaveFailure error={change.error} fallback={ACCOUNT_MESSAGES.updatePreferences} />
            )}
            <RadioGroup<DensityChoice>
              label="How close things stand"
              description="It changes at once, on all of your devices."
              options={DENSITIES}
              value={density}
              onChange={(chosen) =>
                change.mutate({ density: chosen }, { onSuccess: () => announce('Size saved') })
              }
            />
          </Stack>
        </WithPreferences>
      </Card>
    </Container>
  )
}
