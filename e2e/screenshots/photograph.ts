import type { Browser } from 'playwright';

/** A synthetic landscape photo, 1200 by 800, as PNG. */
export async function photograph(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  await page.setContent(`<body style="margin:0"><svg width="1200" height="800">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#f6c58f"/><stop offset="1" stop-color="#b8d4ea"/></linearGradient>
    <rect width="1200" height="800" fill="url(#sky)"/><circle cx="860" cy="260" r="90" fill="#fff3d6"/>
    <path d="M0 620 300 420 560 600 820 380 1200 640V800H0z" fill="#4a6a7c"/><path d="M0 720 400 600 1200 740V800H0z" fill="#2f4858"/>
  </svg>`);
  const bytes = await page.screenshot();
  await page.close();
  return bytes;
}
