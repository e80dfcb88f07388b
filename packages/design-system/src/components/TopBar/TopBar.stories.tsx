import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FrameContext } from '../AppShell/frame-context'
import { Avatar } from '../Avatar/Avatar'
import { Logo } from '../Logo/Logo'
import { TopBar } from './TopBar'

const meta = {
  component: TopBar,
  args: { start: <Logo />, end: <Avatar name="Olivia Webb" size="s" tone="blue" /> },
} satisfies Meta<typeof TopBar>
export default meta
type Story = StoryObj<typeof meta>

const toggleSidebar = fn()
const FRAME = {
  isSidebarCollapsed: false,
  isNarrow: false,
  isDrawerOpen: false,
  closeDrawer: fn(),
  toggleSidebar,
}

/** In the frame of an AppShell it brings the button for the sidebar, which says whether that is open. */
export const Example: Story = {
  decorators: [(Story) => <FrameContext value={FRAME}>{Story()}</FrameContext>],
  play: async ({ canvasElement }) => {
    toggleSidebar.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'Sidebar', expanded: true })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(toggleSidebar).toHaveBeenCalledOnce()
  },
}

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
