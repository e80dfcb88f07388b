import { ACCOUNT_MESSAGES } from '@oaklet/api'
import { Card, Container, Link, Skeleton, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { DeviceList } from './DeviceList'
import { settingsQueries } from '../settings-queries'

/** Where the person is signed in, and the way to end that. */
export function DevicesSection() {
  const devices = useQuery(settingsQueries(useApi()).devices())
  return (
    <Container size="form" align="start">
      <Card title="Where you are signed in">
        <Stack gap="xl">
          <Text tone="quiet">
            Sign out what you no longer use. If you don’t know one of these,{' '}
            <Link href={paths.settings({ section: 'password' })} tone="inline">
              change your password
            </Link>
            : that signs out all the others too.
          </Text>
          <WhenLoaded
            query={devices}
            fallback={ACCOUNT_MESSAGES.sessions}
            label="Loading your devices"
            placeholder={
              <Stack gap="l">
                <Skeleton shape="block" />
                <Skeleton shape="block" />
              </Stack>
            }
          >
            {(known) => <DeviceList devices={known} />}
          </WhenLoaded>
        </Stack>
      </Card>
    </Container>
  )
}
