/** Paths of the pages inside the shell, below the base (specification, section 2). */
export const pagePaths = {
  home: '/',
  application: '/application/application',
  news: '/news/news',
  addressBook: '/addressBook/addressBook',
  networkDisk: '/networkDisk/networkDisk',
  collection: '/collection/collection',
  profile: '/user/profile',
} as const;
