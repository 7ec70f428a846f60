import { cacheControl, contentTypesByPath, filePolicy, pagePolicy, securityHeaders } from "../../server/headers.ts";
import { absent, moved, stray, types } from "./rules.ts";

/**
 * The site for nginx, to be included in its `http` block.
 *
 * Every header is at the level of the server: one `add_header` inside a location would discard all of them there.
 */
export function nginxSite(): string {
  return `# brotli_static is Debian's libnginx-mod-http-brotli-static; without the module, remove its line.

# By status and by the file that is sent, which try_files finds: /contact is /contact.html. Empty ones are not sent.
map $status:$uri $cache_control {
    default "${cacheControl.error}";
    ~^(200|206|304):/_astro/ "${cacheControl.hashed}";
    ~^(200|206|304|404):.*\\.html$ "${cacheControl.page}";
    ~^(200|206|301|304): "${cacheControl.file}";
}
map $status:$uri $content_security_policy {
    default "${filePolicy}";
    ~^(200|206|304|404):.*\\.html$ "${pagePolicy}";
}
map $status $allowed_methods {
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
    default_type application/octet-stream;
    types {
${types.map(([ending, type]) => `        "${type}" ${ending};`).join("\n")}
    }

${securityHeaders
  .slice(0, -1)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join("\n")}
    add_header Content-Security-Policy $content_security_policy always;
    add_header Cache-Control $cache_control always;
    add_header Allow $allowed_methods always;

    if ($request_method !~ ^(GET|HEAD)$) {
        return 405;
    }
    error_page 404 /404.html;
    location = /404.html {
        internal;
    }
    location ~ //|${absent} {
        return 404;
    }

${moved.map(([from, to]) => `    location ~ ${from} {\n        return 301 ${to}$is_args$args;\n    }`).join("\n")}
    location ~ ${stray} {
        if (-f $document_root$page.html) {
            return 301 $page$is_args$args;
        }
        if (-f $document_root$page) {
            return 301 $page$is_args$args;
        }
        return 404;
    }
${Object.entries(contentTypesByPath)
  .map(([path, type]) => `    location = ${path} {\n        types {}\n        default_type ${type};\n    }`)
  .join("\n")}
    location = / {
        try_files /index.html =404;
    }
    location / {
        try_files $uri.html $uri =404;
    }
}
`;
}
