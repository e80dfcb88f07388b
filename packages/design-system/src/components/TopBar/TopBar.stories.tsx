import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../Avatar/Avatar'
import { Logo } from '../Logo/Logo'
import { TopBar } from './TopBar'

const meta = {
  component: TopBar,
  args: { start: <Logo />, end: <Avatar name="Olivia Webb" size="s" tone="blue" /> },
} satisfies Meta<typeof TopBar>
export default meta
type Story = StoryObj<typeof meta>

/** Logo and account; in an AppShell it brings the button for the sidebar. */
export const Example: Story = {}

/** With all three parts. */
export const Matrix: Story = {
  render: () => (
    <TopBar start={<Logo />} center="Search" end={<Avatar name="Olivia Webb" size="s" tone="blue" />} />
  ),
}

/** What has no room goes to a second line. */
export const LongWords: Story = {
  args: {
    center: 'Suche in Klientinnen, Terminen und Krankenkassenabrechnungen',
    end: 'Gemeinschaftspraxis am Eichenhain',
  },
}

/** The logo stands where reading starts. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
