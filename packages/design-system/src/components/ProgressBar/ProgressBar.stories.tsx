import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../Card/Card'
import { Stack } from '../Stack/Stack'
import { ProgressBar } from './ProgressBar'

const meta = {
  component: ProgressBar,
  args: { label: 'Uploading intake.pdf', value: 0.4 },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

/** How much is done, drawn and in figures. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Uploading intake.pdf' })
    await expect(bar).toHaveAttribute('aria-valuetext', '40%')
  },
}

/** From nothing to all, in words, and not known. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      {[0, 0.01, 0.5, 1].map((value) => (
        <ProgressBar key={value} label={`At ${value}`} value={value} />
      ))}
      <ProgressBar label="Importing clients" value={0.25} valueLabel="30 of 120 clients" />
      <ProgressBar label="Preparing your export" />
      <ProgressBar label="Verifying the audit log" valueLabel="About a minute" />
    </Stack>
  ),
}

/** A long name gives way to the next line, never to the edge. */
export const LongWords: Story = {
  args: {
    label: 'Uploading Einverständniserklärung_Verhaltenstherapie_unterschrieben_2026-11-21.pdf',
    valueLabel: '1,204 of 12,000 kilobytes',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** It fills from where reading starts. */
export const RightToLeft: Story = {
  args: { label: 'جارٍ تحميل الملف', value: 0.6, valueLabel: '٦ من ١٠' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
}
