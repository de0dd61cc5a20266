import { chromium } from '@playwright/test';
const base='http://127.0.0.1:3199';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--use-angle=swiftshader','--enable-unsafe-swiftshader','--disable-quic','--no-first-run','--disable-background-networking']});
const ctx=await b.newContext({viewport:{width:1440,height:900}}); await ctx.request.post(base+'/api/session',{data:{customerNumber:'10001',password:'ringwerk-demo'},headers:{origin:base}});
const p=await ctx.newPage(); await p.goto(base+'/konfigurator/v2/kategorie/9/ringwerk/set/9001?lang=en'); await p.locator('[data-settled]').waitFor({timeout:60000}); 
for(const t of process.argv.slice(2)){ await p.getByRole('tab',{name:t}).click(); await p.waitForTimeout(500); console.log('=== '+t); console.log((await p.getByRole('main').ariaSnapshot()).slice(0,7000)); }
await b.close();
