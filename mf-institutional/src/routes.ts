/** The paths this remote owns, and the folder of `pages` that answers each. */
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
  '/convenios': 'agreements',
  '/blog': 'blog',
  '/blog/:category': 'blog-category',
  '/blog/post/:slug': 'blog-post',
  '/eventos': 'events',
  '/podcasts': 'podcasts',
  '/empresarial': 'business',
  '/politica-privacidade': 'privacy',
  '/termos-uso': 'terms',
  '/politica-cookies': 'cookies',
};

/** What these pages have in common: their heading on the map of the site. */
export const topic = 'A associação e os serviços';
