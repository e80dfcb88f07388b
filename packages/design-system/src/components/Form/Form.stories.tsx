import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { rightToLeft, twiceAsLarge } from '../Field/story-frames'
import { TextField } from '../TextField/TextField'
import { Form } from './Form'

const ERRORS = [
  { path: 'name', message: 'Enter a name.' },
  { path: 'email', message: 'Enter an e-mail address like leo@example.com.' },
]

const meta = {
  component: Form,
  args: { label: 'New client', onSubmit: fn(), children: null },
  render: function Owner(args) {
    const [name, setName] = useState('')
    const [email, setEmail] = useState('')
    const [errors, setErrors] = useState(args.errors ?? [])
    const errorOf = (field: string) => errors.find((error) => error.path === field)?.message
    return (
      <Form
        {...args}
        errors={errors}
        onSubmit={() => {
          setErrors(name === '' ? ERRORS : [])
          args.onSubmit()
        }}
        footer={
          <>
            <Button>Cancel</Button>
            <Button type="submit" tone="primary" isPending={args.isPending ?? false}>
              Save client
            </Button>
          </>
        }
      >
        <TextField label="Name" name="name" value={name} onChange={setName} errorMessage={errorOf('name')} />
        <TextField
          label="E-mail"
          name="email"
          value={email}
          onChange={setEmail}
          errorMessage={errorOf('email')}
        />
      </Form>
    )
  },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

/** What is missing is listed, focused, and leads to its field; Ctrl+Enter sends from anywhere. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save client' }))
    await expect(canvas.getByRole('group', { name: '2 things need your attention' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('Leo Grant{Control>}{Enter}{/Control}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await expect(canvas.queryByRole('group', { name: /attention/ })).toBeNull()
  },
}

/** Ready, wrong, and being saved. */
export const Matrix: Story = { args: { errors: ERRORS } }

/** While it is being saved it can't be sent again, and all that was typed stays. */
export const Pending: Story = { args: { isPending: true } }

/** Long words in a narrow place, twice as large: the list of errors, the labels and the buttons break. */
export const LongWords: Story = {
  args: {
    errors: [{ path: 'insurer', message: 'Ask the Krankenversicherungsabrechnungsgesellschaft.' }],
    errorTitle: 'Versichertenstammdatenaktualisierung fehlgeschlagen',
  },
  render: (args) => (
    <Form {...args} footer={<Button type="submit">Abrechnung verschicken</Button>}>
      <TextField
        label="Krankenversicherungsgesellschaft"
        name="insurer"
        value=""
        onChange={fn()}
        errorMessage="Ask the Krankenversicherungsabrechnungsgesellschaft."
      />
    </Form>
  ),
  decorators: [twiceAsLarge],
}

/** The errors and the labels start at the right, and the buttons end at the left. */
export const RightToLeft: Story = {
  args: {
    label: 'לקוחה חדשה',
    errors: [{ path: 'name', message: 'הזינו שם.' }],
    errorTitle: 'דבר אחד דורש את תשומת לבכם',
  },
  render: (args) => (
    <Form
      {...args}
      footer={
        <>
          <Button>ביטול</Button>
          <Button type="submit" tone="primary">
            שמירה
          </Button>
        </>
      }
    >
      <TextField label="שם מלא" name="name" value="" onChange={fn()} errorMessage="הזינו שם." />
    </Form>
  ),
  decorators: [rightToLeft],
}
