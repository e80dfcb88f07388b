import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath:'/usr/bin/chromium' })
const ctx = await b.newContext({ viewport:{width:1280,height:800} })
const p = await ctx.newPage()
p.on('pageerror', e=>console.log('ERR',e.message))
await p.goto('http://localhost:4810/login')
await p.getByLabel('E-mail').fill('biller@oakwood.example')
await p.getByLabel('Password',{exact:true}).fill('oaklet-demo-2026')
await p.keyboard.press('Enter')
await p.waitForURL(/dashboard/)
const shot = async (path,name,w=1280,h=900)=>{ await p.setViewportSize({width:w,height:h}); await p.goto('http://localhost:4810'+path); await p.waitForTimeout(1500); await p.screenshot({path:`/tmp/${name}.png`,fullPage:true}) }
for (const a of process.argv.slice(2)) { const [path,name,w,h]=a.split(','); await shot(path,name,+w||1280,+h||900) }
await b.close()
