import { AppShell, Density, preloadParts } from '@oaklet/design-system'
import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { PREFERENCE_KEYS, useLocalPreference } from '../../shared/local-preference'
import { NewReleaseNotice } from '../../shared/NewReleaseNotice'
import { ShortcutsProvider } from '../../shared/ShortcutsProvider'
import { GoShortcuts } from './GoShortcuts'
import { SearchPalette } from './SearchPalette'
import { notice } from './Shell.css'
import { ShortcutList } from './ShortcutList'
import { Sidebar } from './Sidebar'
import { TopBarContent } from './TopBarContent'
import { useAccountPreferences } from './use-account-preferences'
import { useChangeOver } from './use-change-over'
import { useReleaseWent } from './use-release-went'

/** By then the first screen has settled; whatever opens is at hand before anybody has found it. */
const PRELOAD_AFTER_MS = 1_000

/** The frame around every staff screen: top bar, sidebar, and the screen. */
export function Shell() {
  const [collapsed, setCollapsed] = useLocalPreference(PREFERENCE_KEYS.sidebarCollapsed)
  useChangeOver()
  const hasReleaseGone = useReleaseWent()
  const { density, shortcuts } = useAccountPreferences()
  useEffect(() => {
    const timer = setTimeout(() => void preloadParts(), PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <ShortcutsProvider hasCharacterKeys={shortcuts}>
      <Density of={density}>
        <AppShell
          topBar={<TopBarContent />}
          sidebar={<Sidebar />}
          isSidebarCollapsed={collapsed === 'true'}
          onSidebarCollapsedChange={(isCollapsed) => setCollapsed(String(isCollapsed))}
        >
          {hasReleaseGone && (
            <div className={notice}>
              <NewReleaseNotice />
            </div>
          )}
          <Outlet />
        </AppShell>
        <GoShortcuts />
        <ShortcutList />
        <SearchPalette />
      </Density>
    </ShortcutsProvider>
  )
}
