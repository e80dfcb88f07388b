import { ACCOUNT_MESSAGES } from '@oaklet/api'
import { announce, Card, Container, DescriptionList, Stack, Switch } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { preferencesQuery } from '../../../records/account/preferences-queries'
import { useApi } from '../../../shared/use-api'
import { describedShortcut } from '../../../shared/shortcut-words'
import { usePreferences } from '../../../records/account/use-preferences'
import { useActiveShortcuts } from '../../../shared/use-shortcuts'
import { SaveFailure } from '../../../shared/forms/SaveFailure'
import { useChangePreferences } from './use-change-preferences'
import { WithPreferences } from './WithPreferences'

/** Whether single characters are shortcuts (WCAG 2.1.4), and which ones work now. */
export function KeyboardSection() {
  const { shortcuts } = usePreferences()
  const change = useChangePreferences()
  const active = useActiveShortcuts()
  // What comes above may be higher than its outline, and would push this down.
  const { isPending } = useQuery(preferencesQuery(useApi()))
  const choose = (isOn: boolean) =>
    change.mutate(
      { shortcuts: isOn },
      { onSuccess: () => announce(isOn ? 'Shortcuts are on, saved' : 'Shortcuts are off, saved') },
    )
  return (
    <Container size="form" align="start">
      <Stack gap="xl">
        <Card title="Shortcuts">
          <WithPreferences>
            <Stack gap="l">
              {change.error && (
                <SaveFailure error={change.error} fallback={ACCOUNT_MESSAGES.updatePreferences} />
              )}
              <Switch
                isSelected={shortcuts}
                onChange={choose}
                description="Keys like G then C, pressed outside text fields. Switch them off if you speak to your computer, or press keys by accident. Those with Ctrl or ⌘ always work."
              >
                Single-letter shortcuts
              </Switch>
            </Stack>
          </WithPreferences>
        </Card>
        {!isPending && active.length > 0 && (
          <Card title="What works now">
            <DescriptionList layout="side" items={active.map(describedShortcut)} />
          </Card>
        )}
      </Stack>
    </Container>
  )
}
