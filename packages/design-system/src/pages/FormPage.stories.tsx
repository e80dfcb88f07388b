import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import {
  Button,
  Card,
  Checkbox,
  Container,
  DateField,
  FieldGroup,
  Form,
  PageHeader,
  PhoneField,
  RadioGroup,
  Select,
  Stack,
  TextArea,
  TextField,
} from '../index'
import { PageFrame } from './PageFrame'

const CLINICIANS = [
  { id: 'cole', label: 'Dr. Imani Cole' },
  { id: 'whitfield', label: 'Sam Whitfield' },
] as const
const REACHED_BY = [
  { id: 'text', label: 'Text message' },
  { id: 'mail', label: 'E-mail' },
] as const

const meta = {
  component: PageFrame,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { current: 'clients', children: null },
} satisfies Meta<typeof PageFrame>
export default meta
type Story = StoryObj<typeof meta>

const EMPTY = { name: '', email: '', phone: '', notes: '' }

function NewClient() {
  const [values, setValues] = useState(EMPTY)
  const [born, setBorn] = useState<string | null>(null)
  const [clinician, setClinician] = useState<(typeof CLINICIANS)[number]['id'] | null>(null)
  const [reachedBy, setReachedBy] = useState<(typeof REACHED_BY)[number]['id'] | null>('text')
  const [hasConsent, setHasConsent] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const change = (name: keyof typeof EMPTY) => (value: string) => setValues({ ...values, [name]: value })
  const errors = [
    ...(values.name === '' ? [{ path: 'name', message: 'Enter the client’s name.' }] : []),
    ...(values.email.includes('@')
      ? []
      : [{ path: 'email', message: 'Enter an e-mail address like leo@example.com.' }]),
  ]
  const errorOf = (field: string) =>
    isTried ? errors.find(({ path }) => path === field)?.message : undefined
  return (
    <Container size="form" align="start">
      <Stack gap="xl">
        <PageHeader
          title="New client"
          summary="A name and a way to write to them are enough to start."
          breadcrumbs={[{ label: 'Clients', href: '#clients' }, { label: 'New client' }]}
        />
        <Card>
          <Form
            label="New client"
            errors={isTried ? errors : []}
            onSubmit={() => setIsTried(true)}
            footer={
              <>
                <Button>Cancel</Button>
                <Button type="submit" tone="primary">
                  Save client
                </Button>
              </>
            }
          >
            <FieldGroup legend="Who" columns={2}>
              <TextField
                label="Name"
                name="name"
                isRequired
                value={values.name}
                onChange={change('name')}
                errorMessage={errorOf('name')}
              />
              <DateField label="Born" isOptional value={born} onChange={setBorn} />
            </FieldGroup>
            <FieldGroup legend="How to reach them" columns={2}>
              <TextField
                label="E-mail"
                name="email"
                type="email"
                isRequired
                value={values.email}
                onChange={change('email')}
                errorMessage={errorOf('email')}
              />
              <PhoneField label="Phone" isOptional value={values.phone} onChange={change('phone')} />
              <RadioGroup
                label="Preferred way"
                options={REACHED_BY}
                value={reachedBy}
                onChange={setReachedBy}
              />
            </FieldGroup>
            <Select
              label="Clinician"
              isOptional
              items={CLINICIANS}
              selectedKey={clinician}
              onSelectionChange={setClinician}
            />
            <TextArea
              label="Notes"
              description="Only the practice sees them."
              isOptional
              value={values.notes}
              onChange={change('notes')}
            />
            <Checkbox isSelected={hasConsent} onChange={setHasConsent}>
              Has agreed to telehealth
            </Checkbox>
          </Form>
        </Card>
      </Stack>
    </Container>
  )
}

/** What is missing is listed, takes focus, and leads to its field. */
export const Example: Story = {
  render: (args) => (
    <PageFrame {...args}>
      <NewClient />
    </PageFrame>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Save client' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('group', { name: '2 things need your attention' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const name = canvas.getByRole('textbox', { name: /^Name/ })
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('Enter the client’s name.')
  },
}
