import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { Dialog } from '../Dialog/Dialog'
import { untilSettled } from '../Dialog/until-settled'
import { rightToLeft, turnPage } from '../Field/story-frames'
import { Form } from '../Form/Form'
import { PasswordField } from '../PasswordField/PasswordField'
import { TextField } from '../TextField/TextField'
import { Curtain } from './Curtain'
import type { CurtainProps } from './curtain-props'

function Unlock() {
  const [password, setPassword] = useState('')
  return (
    <Form
      onSubmit={() => undefined}
      footer={
        <Button type="submit" tone="primary" width="full">
          Unlock
        </Button>
      }
    >
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </Form>
  )
}

const meta = {
  component: Curtain,
  args: {
    title: 'Locked',
    words: 'Nobody used Oaklet for 15 minutes. Enter your password to go on; what you typed is still there.',
    isOpen: true,
    children: <Unlock />,
  },
} satisfies Meta<typeof Curtain>
export default meta
type Story = StoryObj<typeof meta>

/** Escape does not take it away, and Tab stays inside. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    const curtain = await screen.findByRole('dialog', { name: 'Locked' })
    await userEvent.keyboard('{Escape}')
    await expect(curtain).toBeVisible()
    await userEvent.tab({ shift: true })
    await expect(curtain).toContainElement(document.activeElement as HTMLElement)
    await expect(getComputedStyle(canvasElement).visibility).toBe('hidden')
  },
}

/** Drawn over a dialog, it hides that too; what was typed is there afterwards, and so is the focus. */
export const Drawn: Story = {
  args: { isOpen: false },
  render: (args) => <Drawing {...args} />,
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const field = await screen.findByRole('textbox', { name: 'Memo' })
    await untilSettled()
    await userEvent.type(field, 'Half a sentence')
    await userEvent.click(screen.getByRole('button', { name: 'Lock' }))
    const curtain = await screen.findByRole('dialog', { name: 'Locked' })
    await waitFor(() => expect(field).not.toBeVisible())
    await userEvent.click(within(curtain).getByRole('button', { name: 'Unlock' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Memo' })).toBeVisible())
    await expect(field).toHaveValue('Half a sentence')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Lock' })).toHaveFocus())
  },
}

function Drawing(args: CurtainProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isDrawn, setIsDrawn] = useState(args.isOpen)
  const [memo, setMemo] = useState('')
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>New appointment</Button>
      <Dialog title="New appointment" isOpen={isOpen} onOpenChange={setIsOpen}>
        <TextField label="Memo" value={memo} onChange={setMemo} />
        <Button onPress={() => setIsDrawn(true)}>Lock</Button>
      </Dialog>
      <Curtain {...args} isOpen={isDrawn}>
        <Button tone="primary" onPress={() => setIsDrawn(false)}>
          Unlock
        </Button>
      </Curtain>
    </>
  )
}

/** Long words break, and what doesn't fit the height is scrolled to. */
export const LongWords: Story = {
  args: {
    title: 'Sitzungszeitüberschreitungsbenachrichtigung',
    words: 'Die Versichertenstammdatenaktualisierungsbestätigung bleibt erhalten.',
  },
}

/** Reading starts at the right. */
export const RightToLeft: Story = {
  args: { title: 'נעול', words: 'מה שהקלדת עדיין שם.' },
  decorators: [rightToLeft],
  beforeEach: turnPage('he'),
}
