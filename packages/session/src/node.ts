export { createNodePlatform } from './platform/node-platform'
