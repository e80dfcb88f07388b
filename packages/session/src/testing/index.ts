export { createFakeAuth, type FakeAuth } from './fake-auth'
export { createFakeBrowser, type FakeBrowser, type FakeTab } from './fake-browser'
