import { redirects } from "#routes.ts";
import { contentTypes, unknownType } from "../../server/content-types.ts";
import { cacheControl, securityHeaders } from "../../server/headers.ts";
import { anyFormOf, notice, strayPath } from "./paths.ts";

/**
 * The site for nginx, to be included in its `http` block.
 *
 * Every header stands at the level of the server: one `add_header` inside a location would discard all of them there.
 */
export function nginxSite(): string {
  return `# ${notice}
# brotli_static is Debian's libnginx-mod-http-brotli-static; without the module, remove its line.

# By the file that is sent, which try_files finds: /contact is /contact.html.
map $uri $cache_control_of_file {
    default "${cacheControl.file}";
    ~^/_astro/ "${cacheControl.hashed}";
    ~\\.html$ "${cacheControl.page}";
}
map $status $cache_control {
    default "${cacheControl.never}";
    200 $cache_control_of_file;
    206 $cache_control_of_file;
    304 $cache_control_of_file;
    301 "${cacheControl.redirect}";
    404 "${cacheControl.notFound}";
}
# A header without a value is not sent.
map $status $allowed_methods {
    default "";
    405 "GET, HEAD";
}

server {
    listen 127.0.0.1:8080;
    root /var/www/no-fault-neurology;

    server_tokens off;
    absolute_redirect off;
    merge_slashes off;
    brotli_static on;
    gzip_static on;
    gzip_vary on;
    default_type ${unknownType};
    types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `        "${type}" ${ending.slice(1)};`)
  .join("\n")}
    }

${securityHeaders.map(([name, value]) => `    add_header ${name} "${value}" always;`).join("\n")}
    add_header Cache-Control $cache_control always;
    add_header Allow $allowed_methods always;

    if ($request_method !~ ^(GET|HEAD)$) {
        return 405;
    }
    error_page 404 /404.html;
    location = /404.html {
        internal;
    }
    # Two slashes, hidden files, compressed files under their own name, and the page for missing pages.
    location ~ //|/\\.(?!well-known/)|\\.(br|gz)$|^/404(\\.html)?/?$ {
        return 404;
    }

${Object.entries(redirects).map(redirect).join("\n")}
    location ~ ^/index(?:\\.html)?/?$ {
        return 301 /$is_args$args;
    }
    location ~ ${strayPath.replace("(/.+?)", "(?<page>/.+?)")} {
        if (-f $document_root$page.html) {
            return 301 $page$is_args$args;
        }
        if (-f $document_root$page) {
            return 301 $page$is_args$args;
        }
        return 404;
    }
    location = / {
        try_files /index.html =404;
    }
    location / {
        try_files $uri.html $uri =404;
    }
}
`;
}

function redirect([from, to]: [string, string]): string {
  return `    location ~ ${anyFormOf(from)} {
        return 301 ${to}$is_args$args;
    }`;
}
