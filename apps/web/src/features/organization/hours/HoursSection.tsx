import { Card, Container, Stack, Text } from '@oaklet/design-system'
import { WithOrganization } from '../WithOrganization'
import { WeekHours } from './WeekHours'

/** When the practice is open, day by day. */
export function HoursSection() {
  return (
    <Container size="form" align="start">
      <Card title="Business hours">
        <Stack gap="l">
          <Text tone="quiet">
            The calendar shades what lies outside of these hours, and asks before anything is booked there.
          </Text>
          <WithOrganization>{(settings) => <WeekHours settings={settings} />}</WithOrganization>
        </Stack>
      </Card>
    </Container>
  )
}
