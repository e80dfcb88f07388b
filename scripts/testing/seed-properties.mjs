import * as fc from 'fast-check'
import { propertySeed } from './property-seed.mjs'

// Each project of Vitest loads this before its tests. What fails prints its seed and path.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: propertySeed(process.env) })
