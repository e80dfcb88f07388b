import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { allowEmptyHtml } from './app/allow-empty-html'
import { createRouter } from './app/router'
import { retryStyles } from './app/retry-styles'
import { createServices } from './app/services'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

allowEmptyHtml()
retryStyles(document)
const services = createServices()
const router = createRouter(services)
void services.session.restore()

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
