import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TONES } from '../../theme/tone-names'
import { Button } from '../Button/Button'
import { Stack } from '../Stack/Stack'
import { Banner } from './Banner'

const meta = {
  component: Banner,
  args: {
    tone: 'bad',
    title: 'The server can’t be reached.',
    isAnnounced: true,
    actions: <Button size="small">Try again</Button>,
    children: 'Nothing was saved. What you typed is still here.',
  },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

/** What went wrong, what is safe, what to do. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Nothing was saved.')
  },
}

/** Every tone. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {TONES.map((tone) => (
        <Banner key={tone} tone={tone} title={`Tone ${tone}`}>
          What happened, and what to do.
        </Banner>
      ))}
    </Stack>
  ),
}

/** Long words break, and the action goes below them. */
export const LongWords: Story = {
  args: {
    isAnnounced: false,
    title: 'Versichertenstammdatenaktualisierung fehlgeschlagen.',
    children: 'https://portal.example/status/2026/11/21/connection-to-the-clearing-house-lost',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** The mark stands where reading starts. */
export const RightToLeft: Story = {
  args: {
    isAnnounced: false,
    title: 'تعذّر الوصول إلى الخادم.',
    children: 'لم يُحفظ شيء، وما كتبته ما زال هنا.',
    actions: <Button size="small">أعد المحاولة</Button>,
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
}
