import { I18nProvider, RouterProvider } from '@oaklet/design-system'
import { useEffect, useRef } from 'react'
import { Outlet, useNavigate } from 'react-router-dom'
import { useLinkHref } from '../shared/use-link-href'
import { PageShownContext } from '../shared/use-page'
import { PasswordHelpContext } from '../shared/use-password-help'
import { SessionContext } from '../shared/use-session'
import { preloadOnIntent } from './preload-on-intent'
import { refuseStrayFiles } from './refuse-stray-files'
import type { Services } from './services'

/** What stands around every screen: the session, and links that change the page without loading it anew. */
export function AppRoot({ services }: { services: Services }) {
  const navigate = useNavigate()
  const isAnyPageShown = useRef(false)
  useEffect(() => preloadOnIntent(document), [])
  useEffect(() => refuseStrayFiles(document), [])
  return (
    <SessionContext value={services.session}>
      <PageShownContext value={isAnyPageShown}>
        <I18nProvider locale="en-US">
          <RouterProvider navigate={(path) => void navigate(path)} useHref={useLinkHref}>
            <PasswordHelpContext value={services.auth}>
              <Outlet />
            </PasswordHelpContext>
          </RouterProvider>
        </I18nProvider>
      </PageShownContext>
    </SessionContext>
  )
}
