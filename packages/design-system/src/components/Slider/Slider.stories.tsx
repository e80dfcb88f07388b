import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { rightToLeft, twiceAsLarge } from '../Field/story-frames'
import { Slider } from './Slider'

const meta = {
  component: Slider,
  args: {
    label: 'Text size',
    description: 'Of the whole application.',
    value: 100,
    minValue: 80,
    maxValue: 200,
    step: 5,
    formatValue: (value) => `${value} %`,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxInlineSize: '24rem' }}>
        <Slider
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next)
            args.onChange(next)
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

/** Moved by every key of its pattern: arrows by a step, Page keys by more, Home and End to the ends. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Text size' })
    const after = async (key: string, text: string) => {
      await userEvent.keyboard(key)
      await expect(slider).toHaveAttribute('aria-valuetext', text)
    }
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await after('{ArrowRight}', '105 %')
    await after('{ArrowUp}', '110 %')
    await after('{ArrowLeft}', '105 %')
    await after('{ArrowDown}', '100 %')
    await after('{PageUp}', '110 %')
    await after('{PageDown}', '100 %')
    await after('{Home}', '80 %')
    await after('{End}', '200 %')
  },
}

/** At both ends, between them, without help and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <Slider {...args} />
      <Slider {...args} label="At the lower end" value={80} />
      <Slider {...args} label="At the upper end" value={200} />
      <Slider {...args} label="Without help" description={undefined} />
      <Slider {...args} label="Disabled" isDisabled />
    </div>
  ),
}

/** The value goes under the label where both are too long for one line. */
export const LongWords: Story = {
  args: {
    label: 'How long before the appointment the reminder goes out',
    formatValue: (value) => `${value} minutes before the appointment begins`,
  },
  decorators: [twiceAsLarge],
}

/** More is at the left where reading ends there. */
export const RightToLeft: Story = {
  args: { label: 'גודל הטקסט', description: 'בכל היישום.' },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(within(canvasElement).getByRole('slider')).toHaveAttribute('aria-valuetext', '105 %')
  },
}
