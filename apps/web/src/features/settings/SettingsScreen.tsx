import { PageHeader, Stack, Tabs } from '@oaklet/design-system'
import { useEffect } from 'react'
import { usePage } from '../../shared/use-page'
import { usePermissions, useUser } from '../../shared/use-session'
import { ProfileSection } from './profile/ProfileSection'
import {
  CalendarFeedsSection,
  DevicesSection,
  DisplaySection,
  KeyboardSection,
  NotificationsSection,
  PasswordSection,
  preloadSections,
  TwoStepSection,
} from './sections'
import { type SettingsSection, useSettingsUrl } from './use-settings-url'

const TABS = [
  { id: 'profile', label: 'Profile', content: <ProfileSection /> },
  { id: 'password', label: 'Password', content: <PasswordSection /> },
  { id: 'two-step', label: 'Two-step sign-in', content: <TwoStepSection /> },
  { id: 'devices', label: 'Devices', content: <DevicesSection /> },
  { id: 'notifications', label: 'Notifications', content: <NotificationsSection /> },
  { id: 'calendar-feeds', label: 'Calendar feeds', content: <CalendarFeedsSection /> },
  { id: 'keyboard', label: 'Keyboard', content: <KeyboardSection /> },
  { id: 'display', label: 'Display', content: <DisplaySection /> },
] as const

/** A person's own account; which part of it is shown stands in the address. */
export function SettingsScreen() {
  usePage('Settings')
  useEffect(preloadSections, [])
  const mayRead = usePermissions()('appointments:view')
  const { section, showSection } = useSettingsUrl()
  const tabs = TABS.filter(({ id }) => id !== 'calendar-feeds' || mayRead)
  return (
    <Stack gap="2xl">
      <PageHeader title="Settings" summary={`You are signed in as ${useUser().email}.`} />
      <Tabs<SettingsSection>
        label="Settings"
        tabs={tabs}
        selectedKey={tabs.some(({ id }) => id === section) ? section : 'profile'}
        onSelectionChange={showSection}
      />
    </Stack>
  )
}
