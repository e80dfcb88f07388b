import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TONES } from '../../theme/tone-names'
import { Card } from '../Card/Card'
import { Stack } from '../Stack/Stack'
import { Meter } from './Meter'

const meta = {
  component: Meter,
  args: {
    label: 'Working hours booked',
    value: 26,
    minValue: 0,
    maxValue: 30,
    valueLabel: '26 of 30 hours',
  },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

/** A share of what there is. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Working hours booked' })
    await expect(meter).toHaveAttribute('aria-valuetext', '26 of 30 hours')
  },
}

/** Every tone, each with the words that it agrees with, and both ends. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      {TONES.map((tone, index) => (
        <Meter
          key={tone}
          label={`Tone ${tone}`}
          tone={tone}
          value={(index + 1) * 5}
          minValue={0}
          maxValue={27}
          valueLabel={`${(index + 1) * 5} of 27, ${tone}`}
        />
      ))}
      <Meter label="Nothing" value={0} minValue={0} maxValue={30} valueLabel="0 of 30 hours" />
      <Meter label="All of it" value={30} minValue={0} maxValue={30} valueLabel="30 of 30 hours" />
    </Stack>
  ),
}

/** Long words go to the next line. */
export const LongWords: Story = {
  args: {
    label: 'Krankenkassenzuschussbewilligungskontingent des laufenden Kalenderjahres',
    valueLabel: '26 von 30 bewilligten Therapieeinheiten verbraucht',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** It fills from where reading starts. */
export const RightToLeft: Story = {
  args: { label: 'ساعات العمل المحجوزة', valueLabel: '٢٦ من ٣٠ ساعة' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
}
