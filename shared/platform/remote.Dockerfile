# The image of any remote: docker build --build-arg APP=mf-rentals -f shared/platform/remote.Dockerfile .
# It starts nginx on the very files that `npm run edge` uses and the tests start.
FROM node:24-slim AS build
ARG APP
# Who the association is: empty means the default (see docs/configuration.md).
ARG SITE_NAME SITE_SHORT_NAME SITE_URL SITE_EMAIL SITE_ADDRESS SITE_LATITUDE SITE_LONGITUDE \
  SITE_SOCIAL_URL SITE_CONSULTANT_PHONE CHAT_HOST CHAT_PHONE SUPABASE_URL SUPABASE_ANON_KEY \
  SITE_MONITOR_URL
WORKDIR /site
COPY . .
RUN npm ci --no-audit --no-fund && npm run build -w ${APP}

FROM nginx:1.28-alpine
ARG APP
ENV NAME=${APP} PORT=8080 ROOT=/site
RUN rm /etc/nginx/conf.d/*
COPY shared/platform/nginx/nginx.conf /etc/nginx/nginx.conf
COPY shared/platform/nginx/remote.conf.template /etc/nginx/templates/server.conf.template
COPY --from=build /site/${APP}/dist /site
HEALTHCHECK --interval=5s --timeout=2s CMD wget -q -O /dev/null http://127.0.0.1:8080/health
CMD ["nginx", "-p", "/var/cache/nginx/", "-c", "/etc/nginx/nginx.conf", "-g", "daemon off;"]
