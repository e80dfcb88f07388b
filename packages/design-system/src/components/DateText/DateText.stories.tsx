import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { I18nProvider } from 'react-aria-components'
import { DescriptionList } from '../DescriptionList/DescriptionList'
import { DateText } from './DateText'
import { DATE_LOOKS } from './date-words'

const NOW = new Date('2026-11-17T20:00:00Z')

const meta = {
  component: DateText,
  args: { value: '2026-11-17', timeZone: 'America/Los_Angeles', now: NOW },
} satisfies Meta<typeof DateText>
export default meta
type Story = StoryObj<typeof meta>

/** The date of a line in a list. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Tue, Nov 17')).toBeVisible()
  },
}

/** Every look of a day, of a moment, and of another year. */
export const Matrix: Story = {
  render: (args) => (
    <DescriptionList
      items={DATE_LOOKS.flatMap((look) =>
        ['2026-11-20', '2026-11-17T17:00:00Z', '2025-03-04'].map((value) => ({
          term: `${look}, ${value}`,
          description: <DateText {...args} value={value} look={look} />,
        })),
      )}
    />
  ),
}

/** The longest words a date has, where there is little room: they wrap. */
export const LongWords: Story = {
  args: { value: '2026-09-30T17:00:00Z', look: 'long' },
  render: (args) => (
    <div style={{ inlineSize: '8rem' }}>
      <I18nProvider locale="pt-BR">
        <DateText {...args} />
      </I18nProvider>
    </div>
  ),
}

/** What is no date stays as it is. */
export const Empty: Story = { args: { value: 'unknown' } }

/** In a language that runs from right to left. */
export const RightToLeft: Story = {
  args: { look: 'long' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <I18nProvider locale="ar-EG">
        <DateText {...args} />
      </I18nProvider>
    </div>
  ),
}
