# Every image of the site: docker build --target publisher --build-arg APP=mf-rentals .
# Each starts the same scripts as `npm run edge` and the tests. File modes come from --chmod, not from the umask of
# the checkout. Health checks ignore a proxy that Docker puts into the environment.
# This stage has lock file and manifests alone: an edit of a source or a README does not run `npm ci` again.
FROM node:24.21.0-trixie-slim AS manifests
WORKDIR /all
COPY --chmod=755 . .
RUN mkdir /site && cp --parents .npmrc package-lock.json $(find . -maxdepth 3 -name package.json) /site

FROM node:24.21.0-trixie-slim AS dependencies
WORKDIR /site
COPY --chmod=755 --from=manifests /site ./
RUN npm ci --no-audit --no-fund

FROM dependencies AS build
ARG APP
COPY --chmod=755 publishers.json tsconfig.json ./
COPY --chmod=755 shared ./shared
COPY --chmod=755 supabase ./supabase
# This app's sources alone: another team's commit builds nothing here.
COPY --chmod=755 ${APP} ./${APP}
# Who the association is: empty means the default (see docs/configuration.md).
ARG SITE_NAME SITE_SHORT_NAME SITE_URL SITE_CNPJ SITE_EMAIL SITE_ADDRESS SITE_OPENING_HOURS \
  SITE_LATITUDE SITE_LONGITUDE SITE_SOCIAL_URL SITE_COUNCIL_URL SITE_CONSULTANT_PHONE \
  SITE_PRODUCT_VIDEO CHAT_HOST CHAT_PHONE SUPABASE_URL SUPABASE_ANON_KEY \
  SITE_MONITOR_URL
RUN npm run build -- ${APP}

# The tests run the same nginx: Debian's, with its module for files compressed by brotli. A tmpfs over /nginx keeps
# the folder's mode. /nginx is not below /run: with a read-only root Podman mounts a tmpfs of its own there.
FROM debian:13.8-slim AS nginx
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static rsync wget ca-certificates \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 1000 --create-home site \
  && mkdir -p /nginx /run/edge /store \
  && chown site:site /nginx /run/edge /store \
  && chmod 1777 /nginx
COPY --chmod=755 shared/edge/nginx /etc/site
USER site

# A publisher: one app's build under its own name. The composer is its only client.
FROM nginx AS publisher
ARG APP
ENV NAME=${APP} PORT=8080 ROOT=/site PREFIX=/nginx
COPY --chmod=755 --from=build /site/${APP}/dist /site
HEALTHCHECK --interval=5s --timeout=2s \
  CMD wget --no-proxy -q -O /dev/null http://127.0.0.1:8080/${NAME}/manifest.json
CMD ["sh", "/etc/site/start-publisher.sh"]

# The renderer of a remote whose pages show data: publishes the remote's build with the rendered pages into
# a folder. Its bundle needs only Node: 0.3 GB instead of 1.2 GB with the packages that built it.
FROM node:24.21.0-trixie-slim AS renderer
ARG APP
COPY --chmod=755 --from=build /site/${APP}/dist /build
COPY --chmod=755 --from=build /site/${APP}/.cache/renderer /renderer
RUN mkdir -p /rendered && chown node:node /rendered
ENV BUILD=/build PUBLISH=/rendered/site
USER node
HEALTHCHECK --interval=5s --timeout=2s --start-period=30s CMD test -f /rendered/site/manifest.json
# With a hosted database the address is part of the build.
CMD ["sh", "-c", "[ -z \"$SUPABASE_URL\" ] || unset BACKEND; exec node /renderer/main.mjs"]

# Migrations and seed of a Postgres, and `npm run vacancies` over it.
FROM dependencies AS database
COPY --chmod=755 publishers.json ./
COPY --chmod=755 shared ./shared
COPY --chmod=755 supabase ./supabase
USER node
CMD ["node", "/site/supabase/postgres/migrate.ts"]

# The edge: serves what the composer wrote. Healthy means that the site is there.
FROM nginx AS edge
ENV PORT=8080 STATUS_PORT=8081 SITE=/store/site PREFIX=/nginx ACCESS_LOG=/dev/stdout \
  BACKEND=http://postgrest:3000/
HEALTHCHECK --interval=5s --timeout=2s --start-period=60s \
  CMD wget --no-proxy -q -O /dev/null http://127.0.0.1:8080/
CMD ["sh", "/etc/site/start-edge.sh"]

# The composer and its command `releases`, in a few modules that need nothing but Node.
FROM dependencies AS bundle
COPY --chmod=755 shared/contract ./shared/contract
COPY --chmod=755 shared/edge ./shared/edge
COPY --chmod=755 shared/composer ./shared/composer
RUN npm run build -w @site/composer

# The composer: no port, only a folder and the publishers' addresses. Healthy means that it polled
# within the last 20 seconds.
FROM node:24.21.0-trixie-slim AS composer
WORKDIR /composer
# Otherwise each compressing thread keeps memory of its own, and memory of files of megabytes is not returned
# to the system. With twenty heavy releases at once composer and reading process took 347 MB instead of 546:
# by these settings, a smaller process and shorter turns together.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
# The resolver looks up the name of a stopped publisher once and waits 1 s; the default of glibc is 10 s.
ENV RES_OPTIONS="timeout:1 attempts:1"
ENV STORE=/store PUBLISHERS=/composer/publishers.json
COPY --chmod=755 --from=bundle /site/shared/composer/dist ./
COPY --chmod=755 publishers.json ./
RUN mkdir -p /store && chown node:node /store
USER node
HEALTHCHECK --interval=5s --timeout=2s --start-period=30s \
  CMD test $(($(date +%s) - $(stat -c %Y /store/status/status.json))) -lt 20
# With twenty heavy releases at once the composer took 272 MB in place of 475 (one run of each).
CMD ["node", "--max-semi-space-size=4", "composer.mjs"]
