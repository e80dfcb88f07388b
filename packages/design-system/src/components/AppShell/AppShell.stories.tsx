import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { ClosedBetaBadge } from '../ClosedBetaBadge/ClosedBetaBadge'
import { Logo } from '../Logo/Logo'
import { PageHeader } from '../PageHeader/PageHeader'
import { SideNav } from '../SideNav/SideNav'
import { TopBar } from '../TopBar/TopBar'
import { AppShell, type AppShellProps } from './AppShell'

const meta = {
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    isSidebarCollapsed: false,
    onSidebarCollapsedChange: fn(),
    topBar: (
      <TopBar
        start={
          <>
            <Logo />
            <ClosedBetaBadge />
          </>
        }
      />
    ),
    sidebar: (
      <SideNav
        label="Main"
        items={[
          { id: 'dashboard', label: 'Dashboard', href: '#dashboard', icon: 'dashboard', isCurrent: true },
          { id: 'clients', label: 'Clients', href: '#clients', icon: 'clients', isCurrent: false },
          {
            id: 'analytics',
            label: 'Analytics',
            icon: 'chart',
            items: [
              { id: 'practice', label: 'Practice Analytics', href: '#practice', isCurrent: false },
              { id: 'clinical', label: 'Clinical Outcomes', href: '#clinical', isCurrent: false },
            ],
          },
        ]}
      />
    ),
    children: <PageHeader title="Good morning, Olivia" summary="4 appointments, the first at 9:00 AM" />,
  },
  render: (args) => <CollapsingShell {...args} />,
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

function CollapsingShell(props: AppShellProps) {
  const [isCollapsed, setIsCollapsed] = useState(props.isSidebarCollapsed)
  const change = (next: boolean) => {
    setIsCollapsed(next)
    props.onSidebarCollapsedChange(next)
  }
  return <AppShell {...props} isSidebarCollapsed={isCollapsed} onSidebarCollapsedChange={change} />
}

/** The first Tab stop skips to the content; on a narrow screen the navigation is a drawer. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByRole('main')).toHaveFocus()
  },
}

/** The collapsed look. */
export const Matrix: Story = { args: { isSidebarCollapsed: true } }

/** A page whose words are long, in a language that is. */
export const LongWords: Story = {
  args: {
    children: (
      <PageHeader
        title="Krankenkassenabrechnungsrückstände"
        summary="Versichertenstammdatenaktualisierungsbestätigung ausstehend"
      />
    ),
  },
}

/** The sidebar stands where reading starts, and so does the drawer. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
