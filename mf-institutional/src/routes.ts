/** The paths this remote owns, the folder of `pages` that answers each, and the schema alike pages share. */
export const routes = {
  '/': 'home',
  '/sobre': 'about',
  '/servicos': 'services',
  '/certificacao-digital': 'certificates',
  '/seja-parceiro': 'partner',
  '/associe-se': 'membership',
  '/obrigado': 'thanks',
  '/assessoria': 'advisory',
  '/excelencia-empresarial': 'excellence',
  '/convenios': { folder: 'agreements', schema: 'notice' },
  '/blog': { folder: 'blog', schema: 'notice' },
  '/blog/:category': { folder: 'blog-category', schema: 'notice' },
  '/blog/post/:slug': { folder: 'blog-post', schema: 'notice' },
  '/eventos': { folder: 'events', schema: 'notice' },
  '/podcasts': { folder: 'podcasts', schema: 'notice' },
  '/empresarial': 'business',
  '/politica-privacidade': { folder: 'privacy', schema: 'legal' },
  '/termos-uso': { folder: 'terms', schema: 'legal' },
  '/politica-cookies': { folder: 'cookies', schema: 'legal' },
};

/** What these pages have in common: their heading on the map of the site. */
export const topic = 'A associação e os serviços';
