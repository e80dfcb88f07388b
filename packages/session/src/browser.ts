export { createBrowserPlatform } from './platform/browser-platform'
