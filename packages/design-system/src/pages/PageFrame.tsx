import { useState, type ReactNode } from 'react'
import { AppShell, Avatar, ClosedBetaBadge, Logo, Menu, SideNav, TopBar, type SideNavItem } from '../index'

const AREAS = [
  { id: 'dashboard', label: 'Dashboard', icon: 'dashboard' },
  { id: 'calendar', label: 'Calendar', icon: 'calendar' },
  { id: 'clients', label: 'Clients', icon: 'clients' },
  { id: 'billing', label: 'Billing', icon: 'billing' },
] as const

const REPORTS = ['Practice Analytics', 'Clinical Outcomes', 'Financial Analytics']

interface PageFrameProps {
  current: (typeof AREAS)[number]['id']
  children: ReactNode
}

/** The frame around the whole-page stories, as the application puts it around its screens. */
export function PageFrame({ current, children }: PageFrameProps) {
  const [isCollapsed, setIsCollapsed] = useState(false)
  const items: SideNavItem[] = AREAS.map((area) => ({
    ...area,
    href: `#${area.id}`,
    isCurrent: area.id === current,
  }))
  const reports = REPORTS.map((label) => ({ id: label, label, href: `#${label}`, isCurrent: false }))
  const sidebar = (
    <SideNav
      label="Main"
      items={[...items, { id: 'analytics', label: 'Analytics', icon: 'chart', items: reports }]}
      groups={[
        {
          id: 'practice',
          label: 'Oakwood Therapy Group Downtown and Riverside',
          items: [
            { id: 'staff', label: 'Staff Management', href: '#staff', icon: 'id-card', isCurrent: false },
            { id: 'roles', label: 'Roles & Permissions', href: '#roles', icon: 'key', isCurrent: false },
          ],
        },
      ]}
      endItems={[
        {
          id: 'inbox',
          label: 'Notifications',
          href: '#inbox',
          icon: 'bell',
          isCurrent: false,
          badge: '3',
          badgeLabel: '3 unread',
        },
      ]}
    />
  )
  const topBar = (
    <TopBar
      start={
        <>
          <Logo />
          <ClosedBetaBadge />
        </>
      }
      end={
        <Menu
          label="Account: Olivia Wren"
          trigger={<Avatar name="Olivia Wren" size="s" tone="blue" />}
          items={[{ id: 'sign-out', label: 'Sign out' }]}
          onAction={() => undefined}
        />
      }
    />
  )
  return (
    <AppShell
      topBar={topBar}
      sidebar={sidebar}
      isSidebarCollapsed={isCollapsed}
      onSidebarCollapsedChange={setIsCollapsed}
    >
      {children}
    </AppShell>
  )
}
