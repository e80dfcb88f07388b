import { Card, Container, Stack } from '@oaklet/design-system'
import { ChangeEmail } from './ChangeEmail'
import { NameForm } from './NameForm'

/** Who the person is to others, and what they sign in with. */
export function ProfileSection() {
  return (
    <Container size="form" align="start">
      <Stack gap="xl">
        <Card title="Name">
          <NameForm />
        </Card>
        <Card title="E-mail">
          <ChangeEmail />
        </Card>
      </Stack>
    </Container>
  )
}
