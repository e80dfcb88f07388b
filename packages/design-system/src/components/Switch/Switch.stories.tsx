import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { rightToLeft, twiceAsLarge } from '../Field/story-frames'
import { Switch } from './Switch'

const meta = {
  component: Switch,
  args: {
    children: 'Send reminders',
    description: 'The day before, by e-mail.',
    isSelected: false,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [isSelected, setSelected] = useState(args.isSelected ?? false)
    return (
      <Switch
        {...args}
        isSelected={isSelected}
        onChange={(next) => {
          setSelected(next)
          args.onChange?.(next)
        }}
      />
    )
  },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

/** Reached by Tab and switched by Space, which is all that its pattern asks for. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Send reminders' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
    await expect(control).toHaveAccessibleDescription('The day before, by e-mail.')
  },
}

/** Off, on, wrong and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <Switch {...args}>Off</Switch>
      <Switch {...args} isSelected>
        On
      </Switch>
      <Switch {...args} description={undefined} isSelected>
        Without help
      </Switch>
      <Switch {...args} errorMessage="Enter the practice’s e-mail address first.">
        Wrong
      </Switch>
      <Switch {...args} isDisabled>
        Disabled
      </Switch>
      <Switch {...args} isSelected isDisabled>
        Disabled and on
      </Switch>
    </div>
  ),
}

/** Words of several lines keep the track beside the first. */
export const LongWords: Story = {
  args: {
    children:
      'Send every client a reminder of the next appointment with the Donaudampfschifffahrtsgesellschaft',
    isSelected: true,
  },
  decorators: [twiceAsLarge],
}

/** On is at the end of the line, wherever that is. */
export const RightToLeft: Story = {
  args: { children: 'שליחת תזכורות', description: 'יום לפני, בדואר אלקטרוני.', isSelected: true },
  decorators: [rightToLeft],
}
