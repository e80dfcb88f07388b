import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BUTTON_SIZES } from '../Button/Button'
import { Icon } from '../Icon/Icon'
import { ToggleButton } from './ToggleButton'

const meta = {
  component: ToggleButton,
  args: { children: 'Show cancelled', isSelected: false, onChange: fn() },
  render: function Controlled(args) {
    const [isSelected, setSelected] = useState(args.isSelected)
    return (
      <ToggleButton
        {...args}
        isSelected={isSelected}
        onChange={(next) => {
          setSelected(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof ToggleButton>
export default meta
type Story = StoryObj<typeof meta>

/** Enter turns it on, Space off again. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Show cancelled' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

/** Off and on in every size, with and without an icon, ready and disabled. */
export const Matrix: Story = {
  render: ({ onChange }) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {BUTTON_SIZES.flatMap((size) =>
        [false, true].map((isSelected) => (
          <div key={`${size} ${isSelected}`} style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
            <ToggleButton {...{ size, isSelected, onChange }}>Show cancelled</ToggleButton>
            <ToggleButton {...{ size, isSelected, onChange }} icon={<Icon of="filter" size="s" />}>
              Only mine
            </ToggleButton>
            <ToggleButton {...{ size, isSelected, onChange }} isDisabled>
              Weekends
            </ToggleButton>
          </div>
        )),
      )}
    </div>
  ),
}

/** Words that are longer than the line go to the next. */
export const LongWords: Story = {
  args: { isSelected: true, children: 'Nur Abrechnungsvoranschläge der Krankenversicherungsgesellschaften' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
}

/** Words that run from right to left, with the icon before them. */
export const RightToLeft: Story = {
  args: { isSelected: true, children: 'إظهار الملغاة', icon: <Icon of="filter" size="s" /> },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
}
