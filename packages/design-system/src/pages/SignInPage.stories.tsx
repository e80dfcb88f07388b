import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import {
  Banner,
  Box,
  Button,
  Card,
  ClosedBetaBadge,
  Columns,
  Container,
  Form,
  Inline,
  Link,
  Logo,
  OakletIllustration,
  PageHeader,
  PasswordField,
  Stack,
  Text,
  TextField,
} from '../index'

function SignIn({ hasFailed }: { hasFailed: boolean }) {
  const [email, setEmail] = useState('olivia@oakwood.example')
  const [password, setPassword] = useState('')
  return (
    <main>
      <Container size="page">
        <Box padding="2xl">
          <Columns template="equal" gap="4xl" align="stretch">
            <Card>
              <Stack gap="xl">
                <Inline>
                  <Logo size="l" />
                  <ClosedBetaBadge />
                </Inline>
                <PageHeader title="Sign in" summary="Welcome back. Your practice is waiting." />
                {hasFailed && (
                  <Banner tone="bad" isAnnounced>
                    That e-mail and password don’t match. Please wait 4 seconds before trying again.
                  </Banner>
                )}
                <Form
                  label="Sign in"
                  onSubmit={() => undefined}
                  footer={
                    <Button type="submit" tone="primary" width="full">
                      Sign in
                    </Button>
                  }
                >
                  <TextField
                    label="E-mail"
                    type="email"
                    autoComplete="username"
                    value={email}
                    onChange={setEmail}
                  />
                  <PasswordField
                    label="Password"
                    autoComplete="current-password"
                    value={password}
                    onChange={setPassword}
                    labelAction={<Link href="#forgot">Forgot it?</Link>}
                  />
                </Form>
                <Text tone="quiet">
                  New practice?{' '}
                  <Link tone="inline" href="#create">
                    Create an account
                  </Link>
                </Text>
              </Stack>
            </Card>
            <OakletIllustration />
          </Columns>
        </Box>
      </Container>
    </main>
  )
}

const meta = {
  component: SignIn,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { hasFailed: false },
} satisfies Meta<typeof SignIn>
export default meta
type Story = StoryObj<typeof meta>

/** Filled in and sent with the keyboard alone. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
    canvas.getByLabelText('Password').focus()
    await userEvent.keyboard('correct horse')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus()
  },
}

/** After a try that failed. */
export const Failed: Story = { args: { hasFailed: true } }
