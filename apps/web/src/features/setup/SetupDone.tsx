import { Card, Heading, Icon, IconTile, ItemList, LinkButton, Stack, Text } from '@oaklet/design-system'
import { paths } from '../../shared/paths'
import { usePage } from '../../shared/use-page'
import { usePermissions } from '../../shared/use-session'

const NEXT = [
  {
    id: 'client',
    permission: 'clients:write',
    icon: 'user-add',
    title: 'Add your first client',
    detail: 'A name is enough to begin with.',
    href: paths.newClient(),
  },
  {
    id: 'appointment',
    permission: 'appointments:write',
    icon: 'calendar-add',
    title: 'Book the first appointment',
    detail: 'The calendar shows the hours you just gave.',
    href: paths.newAppointment(),
  },
  {
    id: 'again',
    permission: 'settings:edit',
    icon: 'edit',
    title: 'Go over your answers',
    detail: 'Name, time zone, opening hours and location.',
    href: paths.setup({ step: 'name' }),
  },
] as const

/** All is answered: what to do next. */
export function SetupDone() {
  usePage('You are set up')
  const can = usePermissions()
  const items = NEXT.filter(({ permission }) => can(permission)).map(({ id, icon, title, detail, href }) => ({
    ...{ id, title, detail, href },
    leading: (
      <IconTile>
        <Icon of={icon} />
      </IconTile>
    ),
  }))
  return (
    <Card>
      <Stack gap="2xl">
        <Stack gap="xs">
          <Heading level={1} isPageHeading>
            You are set up
          </Heading>
          <Text tone="quiet">Your practice is ready to work with. Here is what most people do next.</Text>
        </Stack>
        <ItemList label="What to do next" items={items} />
        <Stack align="start">
          <LinkButton tone="primary" href={paths.dashboard()}>
            Go to the dashboard
          </LinkButton>
        </Stack>
      </Stack>
    </Card>
  )
}
